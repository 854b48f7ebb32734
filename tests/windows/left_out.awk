# A transcript without the commands that the list, which comes first, names by a part of each.
#   awk -f left_out.awk left-out.txt TRANSCRIPT

NR == FNR {
  if ($0 ~ /^  /) part[++parts] = substr($0, 3)
  next
}
/^\$ / {
  left_out = 0
  for (i = 1; i <= parts; ++i) if (index($0, part[i])) left_out = 1
}
/^# / { left_out = 0 }
!left_out
