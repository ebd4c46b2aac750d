# Whether the server in this container is ready, with nothing but bash: the health check of the image.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-4000}"
printf 'GET /ready HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
