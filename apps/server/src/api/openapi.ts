/** Describes the API as OpenAPI 3.1, from the routes themselves: `/api/openapi.json`. */

import { PROTOCOL } from '@bb/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import { SESSION_COOKIE } from '../accounts/cookie.ts';
import { ref, SHAPES } from './response-schemas.ts';
import { ANSWERS, type Described } from './route-descriptions.ts';

const SECURITY: Readonly<Record<Described['who'], readonly Record<string, string[]>[]>> = {
  anybody: [{}, { cookie: [] }, { token: [] }],
  player: [{ cookie: [] }, { token: [] }],
  session: [{ cookie: [] }],
};

/** The WebSocket is not a route that Fastify's schemas describe. */
const WEBSOCKET_PATH = {
  get: {
    summary: 'The WebSocket: clients send ClientMessage, the server sends ServerMessage, each as JSON',
    security: SECURITY.anybody,
    responses: {
      101: { description: 'The socket is open' },
      default: { description: 'Refused', content: { 'application/json': { schema: ref('Refusal') } } },
    },
  },
};

/** @returns the schema with the route's description; hides routes that are not part of the API */
function withDescription(schema: FastifySchema | undefined, url: string, method: string) {
  if (!url.startsWith('/api/')) return { ...schema, hide: true };
  const about = ANSWERS[`${method} ${url}`];
  if (!about) return { ...schema };
  const { summary, who, status, answer, no, silent } = about;
  return {
    ...schema,
    summary,
    security: SECURITY[who],
    response: {
      [status]: answer ? { description: 'Done', ...answer } : { type: 'null', description: 'Done' },
      ...(silent !== undefined && { [silent]: { type: 'null', description: 'Done' } }),
      ...(no !== undefined && { [no]: { description: 'Refused', ...answer } }),
      default: { description: 'Refused', ...ref('Refusal') },
    },
  };
}

/** Serves the description. Register it before the routes. */
export const description = plugin(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Blackbeard',
          version: String(PROTOCOL),
          description: 'Tables over the network. See docs/protocol.md for how to play.',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/' }],
        components: {
          securitySchemes: {
            cookie: {
              type: 'apiKey',
              in: 'cookie',
              name: SESSION_COOKIE,
              description: 'Requests that change something also need an Origin of this server',
            },
            token: { type: 'http', scheme: 'bearer', description: 'bbt_…, created by POST /api/me/tokens' },
          },
        },
      },
      transform: ({ schema, url, route }) => ({ schema: withDescription(schema, url, String(route.method)), url }),
    });
    app.get('/api/openapi.json', async () => {
      const document = app.swagger();
      const components = 'components' in document ? document.components : {};
      return { ...document, paths: { ...document.paths, '/api/live': WEBSOCKET_PATH }, components: { ...components, schemas: SHAPES } };
    });
  },
  { name: 'description' },
);
