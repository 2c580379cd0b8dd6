#!/bin/sh
# certbot runs this after each new certificate, if it is an executable file in /etc/letsencrypt/renewal-hooks/deploy/. coturn runs as
# a user of its own, who cannot read /etc/letsencrypt.
[ "$RENEWED_LINEAGE" = /etc/letsencrypt/live/turn.example.com ] || exit 0
set -e
install -d -m 750 -g turnserver /etc/coturn
install -m 640 -g turnserver "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" /etc/coturn/
# coturn reads both again.
systemctl kill --signal=USR2 coturn.service || true
