# The site as one container: built and bundled in the image, and run by a user who cannot change its code.
FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY api/prisma/unused api/prisma/unused
RUN npm ci
COPY . .
RUN npm run bundle

FROM node:24.21.0-slim
# MALLOC_ARENA_MAX is a glibc setting: drawing threads share memory arenas, since one per thread would fragment memory.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=build /site/dist ./
RUN install --directory --mode=700 --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 4000
# A Bash script, since starting Node for each check would take more CPU than the site.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["bash", "healthcheck.sh"]
# The options save memory. A young generation of 16 MiB, V8's default before it grew fourfold, saves 70 MB. Collecting
# the old generation once it has grown by half, instead of to three times its size, saves 150 MB.
# Optimizing WebAssembly (Prisma's query compiler, the embedded PostgreSQL) eight times later than V8 would, once a function has run
# often, saves 30 MB and a fifth of the processor time of a start.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "--liftoff-only", "server/main.js"]
