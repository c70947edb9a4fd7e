/** Creating passkeys and signing in with them; the server checks them. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { lobby } from '../i18n/lobby.ts';
import { me } from '../shared/me.svelte.ts';
import { ask } from '../shared/server-api.ts';

/** `login` turns a guest into an account; `password` confirms an account that has one. */
interface Offer {
  readonly login?: string;
  readonly password?: string;
}

/** Replaces the browser's own error, which says nothing to a player who canceled or whose device has no passkeys. */
function refuse(): never {
  throw new Error(lobby().account.noPasskey);
}

/** @throws Refused, Unreachable, or an Error with a message for the player if the browser creates none */
export async function makePasskey(offer: Offer): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options', offer);
  const passkey = await startRegistration({ optionsJSON }).catch(refuse);
  await me.request('POST', '/api/me/passkeys', { passkey, ...(offer.login !== undefined && { login: offer.login }) });
}

/** @throws Refused, Unreachable, or an Error with a message for the player if the browser has none */
export async function signWithPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/options');
  const passkey = await startAuthentication({ optionsJSON }).catch(refuse);
  await me.request('POST', '/api/login/passkey', { passkey });
}
