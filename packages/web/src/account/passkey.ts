/** Passkeys: what the browser makes, and signs with, for the server to check. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { words } from '../lobby/lobby-words.svelte.ts';
import { ask } from '../online/server-api.ts';
import { me } from './me.svelte.ts';

/** `login`: under which a guest becomes an account; `password`: of who has one. */
interface Offer {
  readonly login?: string;
  readonly password?: string;
}

/** What browsers say of people who change their mind, and of devices that can't, is not for people to read. */
function refuse(): never {
  throw new Error(words().account.noPasskey);
}

/** @throws Refusal, Unreachable; an Error that can be shown, where the browser makes none. */
export async function makePasskey(offer: Offer): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options', offer);
  const passkey = await startRegistration({ optionsJSON }).catch(refuse);
  await me.request('POST', '/api/me/passkeys', { passkey, ...(offer.login !== undefined && { login: offer.login }) });
}

/** @throws Refusal, Unreachable; an Error that can be shown, where the browser has none. */
export async function signWithPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/options');
  const passkey = await startAuthentication({ optionsJSON }).catch(refuse);
  await me.request('POST', '/api/login/passkey', { passkey });
}
