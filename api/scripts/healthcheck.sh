# The image's health check: succeeds if the server in this container is ready. Uses only Bash.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-4000}"
printf 'GET /ready HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
