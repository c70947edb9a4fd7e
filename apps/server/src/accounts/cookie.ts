/**
 * The cookies: the session, and the devices that players have signed in on. Scripts can't read them, and forms on other sites don't send them.
 * Browsers send the cookies of a host to all its ports: so each name ends with the port, and two servers on one host don't overwrite each
 * other's.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME_MS } from './sessions.ts';

export const SESSION_COOKIE = 'bb-session';
const DEVICE_COOKIE = 'bb-device';
/** Used over TLS. Browsers accept a cookie with this prefix only over TLS and only from this exact host. */
const SECURE_PREFIX = '__Host-';
/** Those of HTTP and HTTPS. Behind a proxy that this server does not trust, it can't tell which of them the page uses. */
const DEFAULT_PORTS: ReadonlySet<string> = new Set(['80', '443']);
/** The server looks up at most this number of sessions of other ports. */
const MAX_OTHER_SESSIONS = 4;
const DEVICE_LIFETIME_MS = 2 * 365 * 24 * 3600 * 1000;

type From = Pick<FastifyRequest, 'protocol' | 'host' | 'cookies'>;

const prefixOf = ({ protocol }: Pick<From, 'protocol'>): string => (protocol === 'https' ? SECURE_PREFIX : '');

function nameFor(cookie: string, from: Omit<From, 'cookies'>): string {
  const [, port = '443'] = /:(\d+)$/.exec(from.host) ?? [];
  return `${prefixOf(from)}${cookie}${DEFAULT_PORTS.has(port) ? '' : `-${port}`}`;
}
const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

/**
 * @returns the session tokens in the cookies of the request: of this port, of the default port, whose name all ports once shared, and of other
 * ports, at which another node of this server may be. Those of another server are unknown here.
 */
export function sessionTokensOf(request: From): readonly string[] {
  const [own, shared] = [nameFor(SESSION_COOKIE, request), `${prefixOf(request)}${SESSION_COOKIE}`];
  const others = Object.keys(request.cookies).filter((name) => name.startsWith(`${shared}-`) && name !== own);
  return [...new Set([own, shared, ...others.slice(0, MAX_OTHER_SESSIONS)])].flatMap((name) => request.cookies[name] ?? []);
}

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.setCookie(nameFor(SESSION_COOKIE, request), token, { ...attributes(request), maxAge: SESSION_LIFETIME_MS / 1000 });

/** Whether the session is in the cookie of this port. */
export const isInOwnCookie = (request: From, token: string): boolean => request.cookies[nameFor(SESSION_COOKIE, request)] === token;

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(nameFor(SESSION_COOKIE, request), attributes(request));

export const deviceCookieOf = (request: From): string | undefined => request.cookies[nameFor(DEVICE_COOKIE, request)];

export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, devices: string): void =>
  void reply.setCookie(nameFor(DEVICE_COOKIE, request), devices, { ...attributes(request), maxAge: DEVICE_LIFETIME_MS / 1000 });
