# The site as one container: built and bundled at image time, served by a user who can change none of its code.
FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run bundle

FROM node:24.21.0-slim
# Of glibc: threads that draw share what they allocate from, which otherwise falls to pieces in each of their own.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=build /site/dist ./
RUN install --directory --mode=700 --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 4000
# Bash asks by itself: a Node for each question would take more of the processor than the site.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["bash", "healthcheck.sh"]
# A young generation of 16 MiB, V8's own size until it grew to four times that, keeps 70 MB free; an old one that is
# collected when it has grown by half, not to three times its size, 150 MB.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "server/main.js"]
