/** Messages for a browser that only it can read (RFC 8291), from a server that it knows (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, generateKeyPairSync, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { BadInput } from '@bb/engine';

const CURVE = 'prime256v1';
/** Bytes: an uncompressed point, and a secret of the browser. */
const POINT = 65;
const SECRET = 16;
/** Bytes of the one record that a message is. */
const RECORD = 4096;
const LAST_RECORD = Buffer.from([2]);
const HOUR = 3600;

/** What a browser has given: `PushSubscription.toJSON()`. */
export interface Subscription {
  readonly endpoint: string;
  /** Its public key, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** In base64url: an uncompressed point, and the number that belongs to it. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @throws BadInput */
export function checkSubscription({ p256dh, auth }: Subscription): void {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    if (point.length !== POINT) throw new Error();
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(point);
  } catch {
    throw new BadInput('keys.p256dh', 'must be a point of P-256, in base64url');
  }
  if (Buffer.from(auth, 'base64url').length !== SECRET) throw new BadInput('keys.auth', `must be ${SECRET} bytes, in base64url`);
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** `salt`: 16 bytes, never the same twice; `own`: a private key for this message, which is made up where there is none. */
export function encrypted(text: string, { p256dh, auth }: Subscription, salt: Buffer, own: Buffer | null = null): Buffer {
  const ecdh = createECDH(CURVE);
  if (own) ecdh.setPrivateKey(own);
  else ecdh.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derived(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.from([POINT]), ours, ...sealed]);
}

export function newVapidKeys(): VapidKeys {
  const { x = '', y = '', d = '' } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** @throws where they are none, or don't belong together. */
function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}

/** Whether they are keys, and belong together. */
export function areVapidKeys(keys: VapidKeys): boolean {
  try {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
    return ecdh.getPublicKey('base64url') === keys.publicKey;
  } catch {
    return false;
  }
}

/** Says to a push service who sends: the header `authorization`. `now`: milliseconds; `subject`: where its owner is found. */
export function vapidHeader(keys: VapidKeys, endpoint: string, subject: string, now: number): string {
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
