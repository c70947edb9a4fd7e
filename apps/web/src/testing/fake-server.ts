/** A server for tests of components: it answers requests from a table, and writes down what it was asked. */
import { vi } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
type Answer = object | ((asked: Asked) => object);

/** A refusal, as the server words it. */
export const refusal = (status: number, error: string, more: object = {}): Response =>
  Response.json({ error, message: `refused: ${error}`, ...more }, { status });

/**
 * Replaces `fetch`.
 * @param answers by method and path without its query, such as `GET /api/me`; a request that is not there is refused
 * @returns the requests so far, the last one last
 */
export function fakeServer(answers: Readonly<Record<string, Answer>>): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const one = { method, path, body: body === undefined ? null : JSON.parse(body) };
    asked.push(one);
    const answer = answers[`${method} ${path.split('?')[0]}`];
    const found = typeof answer === 'function' && !(answer instanceof Response) ? answer(one) : answer;
    if (found === undefined) return refusal(404, 'notFound');
    return found instanceof Response ? found.clone() : Response.json(found);
  });
  return asked;
}
