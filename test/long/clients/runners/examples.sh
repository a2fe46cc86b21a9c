for file; do
  bash -eu "$file"
  printf '\x1e'
done
