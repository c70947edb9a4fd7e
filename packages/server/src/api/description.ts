/** The description of the API, made from the routes themselves: OpenAPI 3.1, at `/api/openapi.json`. */

import { PROTOCOL } from '@bb/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import { COOKIE } from '../accounts/cookie.ts';
import { ANSWERS, type Described } from './answers.ts';
import { ref, SHAPES } from './shapes.ts';

const SECURITY: Readonly<Record<Described['who'], readonly Record<string, string[]>[]>> = {
  anybody: [{}, { cookie: [] }, { token: [] }],
  player: [{ cookie: [] }, { token: [] }],
  session: [{ cookie: [] }],
};

const LIVE = {
  get: {
    summary: 'The socket: a client says ClientMessage, the server ServerMessage, each as JSON',
    security: SECURITY.anybody,
    responses: {
      101: { description: 'The socket is open' },
      default: { description: 'Why not', content: { 'application/json': { schema: ref('Refusal') } } },
    },
  },
};

/** With what the table of answers says of it; what is no part of the API is left out. */
function described(schema: FastifySchema | undefined, url: string, method: string) {
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
      ...(no !== undefined && { [no]: { description: 'Why not', ...answer } }),
      default: { description: 'Why not', ...ref('Refusal') },
    },
  };
}

export const description = plugin(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Blackbeard',
          version: String(PROTOCOL),
          description: 'Tables over the network. docs/protocol.md says how they are played.',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/' }],
        components: {
          securitySchemes: {
            cookie: {
              type: 'apiKey',
              in: 'cookie',
              name: COOKIE,
              description: 'Requests that change something carry an Origin of this server, too',
            },
            token: { type: 'http', scheme: 'bearer', description: 'bbt_…, made by POST /api/me/tokens' },
          },
        },
      },
      transform: ({ schema, url, route }) => ({ schema: described(schema, url, String(route.method)), url }),
    });
    app.get('/api/openapi.json', async () => {
      const made = app.swagger();
      const components = 'components' in made ? made.components : {};
      return { ...made, paths: { ...made.paths, '/api/live': LIVE }, components: { ...components, schemas: SHAPES } };
    });
  },
  { name: 'description' },
);
