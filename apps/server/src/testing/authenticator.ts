/** A software authenticator for passkeys: answers as a browser would after the user's confirmation. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** Encodes CBOR (RFC 8949), as far as passkeys need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What the authenticator is to do wrong. */
export interface Fault {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  readonly isUnverified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #coseKey: Buffer;
  #userHandle: string | null = null;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const [EC2, ES256, P256] = [2, -7, 1];
    this.#coseKey = cbor(
      new Map<number, Cbor>([
        [1, EC2],
        [3, ES256],
        [-1, P256],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** `navigator.credentials.create()`. */
  create({ rp, challenge, user }: PublicKeyCredentialCreationOptionsJSON, fault: Fault = {}) {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#coseKey]);
    const authData = Buffer.concat([this.#data(rp.id ?? '', ATTESTED, fault), credential]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, fault).toString('base64url'),
        attestationObject: cbor(
          new Map<string, Cbor>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: { credProps: { rk: true } },
    };
  }

  /** `navigator.credentials.get()`. */
  get({ rpId, challenge }: PublicKeyCredentialRequestOptionsJSON, fault: Fault = {}) {
    const authData = this.#data(rpId ?? '', 0, fault);
    const clientData = this.#clientData('webauthn.get', challenge, fault);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key).toString('base64url'),
        userHandle: this.#userHandle,
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  #data(site: string, flags: number, fault: Fault): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter++);
    return Buffer.concat([sha256(fault.site ?? site), Buffer.from([flags | PRESENT | (fault.isUnverified ? 0 : VERIFIED)]), counter]);
  }

  #clientData(type: string, challenge: string, fault: Fault): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: fault.challenge ?? challenge, origin: fault.origin ?? this.#origin, crossOrigin: false }),
    );
  }
}
