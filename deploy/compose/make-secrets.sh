#!/bin/sh
# Creates the secrets that compose.yaml mounts, in secrets/ next to this script. Existing ones are never changed.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

# Only the owner can enter the folder. The files in it are mounted one by one, and the product's user has to read them.
write() {
  if [ -e "secrets/$1" ]; then return; fi
  printf '%s' "$2" > "secrets/$1.new"
  chmod 444 "secrets/$1.new"
  mv "secrets/$1.new" "secrets/$1"
}

write secret "$(random 32)"
write admin-password "$(random 12)"
write metrics-token "$(random 24)"
write database-password "$(random 24)"
write database-url "postgres://foredraft:$(cat secrets/database-password)@database:5432/foredraft"
write s3-access-key "$(random 10)"
write s3-secret-key "$(random 20)"
write s3-config "{
  \"identities\": [
    {
      \"name\": \"foredraft\",
      \"credentials\": [{ \"accessKey\": \"$(cat secrets/s3-access-key)\", \"secretKey\": \"$(cat secrets/s3-secret-key)\" }],
      \"actions\": [\"Read:foredraft\", \"Write:foredraft\", \"List:foredraft\"]
    }
  ]
}
"
echo "The secrets are in $(pwd)/secrets. The administrator's password is in secrets/admin-password."
