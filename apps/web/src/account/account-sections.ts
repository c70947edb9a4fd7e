/** The sections of the account page, each with its own address: `#/account/devices`. */
import type { LobbyWords } from '../i18n/lobby.ts';

export const SECTIONS = ['name', 'sign-in', 'devices', 'notifications', 'vacation', 'muted', 'tokens', 'data'] as const;
export type Section = (typeof SECTIONS)[number];
/** The sections that only an account has. */
const OF_ACCOUNTS: readonly Section[] = ['sign-in', 'devices'];

export const sectionsOf = (hasAccount: boolean): readonly Section[] =>
  SECTIONS.filter((section) => hasAccount || !OF_ACCOUNTS.includes(section));

export const addressOf = (section: Section): string => `#/account/${section}`;

/** @returns the section that the address names, or else the first one */
export const sectionIn = (hash: string, hasAccount: boolean): Section =>
  sectionsOf(hasAccount).find((section) => hash === addressOf(section)) ?? SECTIONS[0];

export function sectionTitle(section: Section, { account, notices, vacation, muting, tokens }: LobbyWords): string {
  return {
    name: account.yourName,
    'sign-in': account.signingIn,
    devices: account.sessions,
    notifications: notices.title,
    vacation: vacation.title,
    muted: muting.muted,
    tokens: tokens.title,
    data: account.ownData,
  }[section];
}
