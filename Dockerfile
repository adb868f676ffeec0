# The site in nginx, as an image: docker build -t portal . && docker run --read-only --tmpfs /srv/portal/tmp:mode=1777 -p 8080:8080 portal
# deploy/README.md says more.

FROM debian:bookworm-slim AS nginx
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*

# Built beside the nginx that serves it, so that the configuration is made for, and tried with, that very one.
FROM nginx AS build
# git tells when a page of the documentation was last changed.
RUN apt-get update \
    && apt-get install -y --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/*
COPY --from=node:22-bookworm-slim /usr/local /usr/local
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build \
    && npm run release -- --to /srv/portal --listen 8080 \
    && nginx -t -p /srv/portal -c current/.nginx/nginx.conf \
    && rm -rf /srv/portal/tmp

FROM nginx
COPY --from=build /srv/portal /srv/portal
# The only folder that nginx writes to. Any user may, so that any may be chosen to run it.
RUN mkdir -m 1777 /srv/portal/tmp
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=2s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
CMD ["nginx", "-p", "/srv/portal", "-c", "current/.nginx/nginx.conf", "-g", "daemon off;"]
