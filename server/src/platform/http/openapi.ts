import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Documents every route that is registered after this call. Adds no cost to requests. */
export async function describeApi(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Upnext', description: 'Your audience decides what you make next.', version: '1' },
      servers: [{ url: origin }],
    },
    transform: jsonSchemaTransform,
  });
}

/** Serves the interactive API documentation at /api/docs. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    uiConfig: {
      // State-changing requests need this header.
      requestInterceptor: (request) => {
        (request as unknown as { headers: Record<string, string> }).headers['X-Requested-With'] = 'XMLHttpRequest';
        return request;
      },
    },
  });
}
