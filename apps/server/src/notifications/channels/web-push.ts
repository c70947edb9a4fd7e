/** Web push: encrypts messages for one browser (RFC 8291), and identifies the server to push services by VAPID (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, generateKeyPairSync, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { BadInput } from '@bb/kernel';

const CURVE = 'prime256v1';
/** An uncompressed point of P-256. */
const POINT_BYTES = 65;
/** The browser's `auth` secret. */
const SECRET_BYTES = 16;
/** The record size in the header: a message is one record, and shorter. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);
const HOUR_SECONDS = 3600;

/** A browser's `PushSubscription.toJSON()`, with its keys beside the endpoint. */
export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key, in base64url. */
  readonly p256dh: string;
  /** The browser's authentication secret, in base64url. */
  readonly auth: string;
}

/** In base64url: an uncompressed point, and its private scalar. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @throws BadInput if `p256dh` is not a point of P-256, or `auth` has another length */
export function checkSubscription({ p256dh, auth }: Subscription): void {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    if (point.length !== POINT_BYTES) throw new Error();
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(point);
  } catch {
    throw new BadInput('keys.p256dh', 'must be a point of P-256, in base64url');
  }
  if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES)
    throw new BadInput('keys.auth', `must be ${SECRET_BYTES} bytes, in base64url`);
}

const deriveKey = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * @param salt  16 random bytes, never used before
 * @param own   the private key for this message; null generates one, as every call but the RFC's example does
 * @returns the body of the push request
 */
export function encryptMessage(text: string, { p256dh, auth }: Subscription, salt: Buffer, own: Buffer | null = null): Buffer {
  const ecdh = createECDH(CURVE);
  if (own) ecdh.setPrivateKey(own);
  else ecdh.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = deriveKey(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    deriveKey(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    deriveKey(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const encrypted = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.from([POINT_BYTES]), ours, ...encrypted]);
}

export function newVapidKeys(): VapidKeys {
  const { x = '', y = '', d = '' } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** @throws if they are no keys, or no pair */
function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}

/** @returns whether they are keys and a pair */
export function areVapidKeys(keys: VapidKeys): boolean {
  try {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
    return ecdh.getPublicKey('base64url') === keys.publicKey;
  } catch {
    return false;
  }
}

/**
 * @param subject  a URL or `mailto:` address of the operator
 * @param now      milliseconds since 1970
 * @returns the header `authorization`, valid for 12 hours
 */
export function vapidHeader(keys: VapidKeys, endpoint: string, subject: string, now: number): string {
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR_SECONDS, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
