/** The cookie with the token of a session: scripts can't read it, and other sites' forms don't send it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIME } from './sessions.ts';

export const COOKIE = 'bb-session';

const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

export const giveToken = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.setCookie(COOKIE, token, { ...attributes(request), maxAge: LIFETIME / 1000 });

export const dropToken = (request: FastifyRequest, reply: FastifyReply): void => void reply.clearCookie(COOKIE, attributes(request));
