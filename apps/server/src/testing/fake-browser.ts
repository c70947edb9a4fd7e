/** A browser with a push subscription: decrypts messages, and verifies their sender. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Subscription } from '../notifications/channels/web-push.ts';

export class FakeBrowser {
  readonly subscription: Subscription;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.subscription = { endpoint, p256dh: this.#ecdh.generateKeys('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Decrypts a message by RFC 8188 and RFC 8291. @throws if it is not for this browser */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + theirs.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const key = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(theirs), this.#auth, info, 32));
    const part = (name: string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    if (open.at(-1) !== 2) throw new Error('the message is not a single record');
    return open.subarray(0, -1).toString();
  }

  /**
   * Verifies a VAPID header (RFC 8292).
   * @param publicKey  the server's key, with which the browser has subscribed
   * @returns the claims of its token
   * @throws if it is from another server
   */
  verifiedClaims(header: string, publicKey: string): unknown {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    if (key !== publicKey) throw new Error('the key is another server’s');
    const point = Buffer.from(key, 'base64url');
    const [head = '', claims = '', signature = ''] = token.split('.');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const checked = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(`${head}.${claims}`), checked, Buffer.from(signature, 'base64url')))
      throw new Error('the signature does not match the key');
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  }
}
