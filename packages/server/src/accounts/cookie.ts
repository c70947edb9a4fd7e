/** The session cookie. Scripts can't read it, and forms on other sites don't send it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME_MS } from './sessions.ts';

export const SESSION_COOKIE = 'bb-session';
/** Used over TLS. Browsers accept a cookie with this prefix only over TLS and only from this exact host. */
const SECURE_COOKIE = `__Host-${SESSION_COOKIE}`;

const nameFor = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string => (protocol === 'https' ? SECURE_COOKIE : SESSION_COOKIE);
const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

/** @returns the session token of the request; undefined if it has none */
export const sessionTokenOf = (request: Pick<FastifyRequest, 'protocol' | 'cookies'>): string | undefined =>
  request.cookies[nameFor(request)];

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: SESSION_LIFETIME_MS / 1000 });

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(nameFor(request), attributes(request));
