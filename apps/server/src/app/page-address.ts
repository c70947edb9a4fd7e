/** Tells which addresses are meant for the page. It keeps its own address behind the `#`, and reads it itself. */

import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path';

/** Vite puts a content hash into the name of each file here. */
export const HASHED = '/assets/';
const API = '/api/';
/** What a sentence puts behind a link. */
const MARKS_BEHIND = /(?:[.,;:!?"')>\]}]|%2[0279CE]|%3E|%5D|%7D)+$/i;
/** The name of a file ends with it: a number of a rule does not. */
const EXTENSION = /\.[a-z][a-z\d]{1,10}$/i;

/** A browser shows the answer as a page. */
const wantsPage = ({ accept, upgrade }: IncomingHttpHeaders): boolean => upgrade === undefined && accept?.includes('text/html') === true;

/**
 * @param url  the path of a request that no route answers, with its query, as it was sent
 * @returns the address to redirect to, at which the page opens or says that it has no such page; null if this is no address of a page
 */
export function pageAddressOf(method: string | undefined, url: string, headers: IncomingHttpHeaders): string | null {
  const [typed = '/'] = url.split('?', 1);
  if ((method !== 'GET' && method !== 'HEAD') || typed.startsWith(HASHED) || typed.startsWith(API)) return null;
  const path = typed.replace(MARKS_BEHIND, '');
  const isFile = EXTENSION.test(basename(path)) || basename(path).startsWith('..');
  if (isFile && !wantsPage(headers)) return null;
  return `/#${url.replace(MARKS_BEHIND, '').replace(typed, path)}`;
}

/** @returns the same for an address that can't be decoded, which only a person can mean for a page */
export const malformedPageAddressOf = (method: string | undefined, url: string, headers: IncomingHttpHeaders): string | null =>
  wantsPage(headers) ? pageAddressOf(method, url, headers) : null;
