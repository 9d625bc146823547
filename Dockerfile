# One image for every role: docker build -t upnext . && docker run --read-only --tmpfs /tmp … (see compose.yaml).
FROM node:24-bookworm-slim AS manifests
WORKDIR /upnext
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY faults/package.json faults/
COPY attacks/package.json attacks/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY contract contract
COPY web web
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace server --workspace contract --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /upnext
COPY --from=packages /upnext/node_modules node_modules
COPY --from=packages /upnext/server/node_modules server/node_modules
COPY package.json ./
COPY contract contract
COPY server/package.json server/
COPY server/fonts server/fonts
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=build /upnext/web/build web/build
# A new volume gets the owner of the folder that it is mounted on.
RUN install -d -o node -g node /var/lib/upnext/pictures
USER node
EXPOSE 3000
# The worker has no public HTTP port, so its check uses METRICS_PORT.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "const { ROLE, METRICS_PORT, PORT } = process.env; fetch(ROLE === 'worker' ? `http://127.0.0.1:${METRICS_PORT}/metrics` : `http://127.0.0.1:${PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Runs node directly, because npm would exit before the server has finished its open requests.
CMD ["node", "server/src/main.ts"]
