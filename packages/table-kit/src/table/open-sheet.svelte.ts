/** The dialog open over the table. The open rule is part of the address, so that a link to it can be shared. */
import { setDialogAddress } from '../dialog-history.ts';

/** A game that has a reference of its rules calls it `rules`, and a command line `command`. */
export class OpenSheet<Name extends string> {
  name = $state<Name | 'rules' | null>(null);
  /** The rule that the reference is open at. */
  rule = $state('');
  /** Keys typed while the command line was still loading. */
  early = $state('');
  private readonly ofKey: (key: string) => Name | 'rules' | null;

  /** @param ofKey returns the sheet that a key opens and closes; null if there is none */
  constructor(ofKey: (key: string) => Name | 'rules' | null) {
    this.ofKey = ofKey;
  }

  toggleByKey(key: string): void {
    const wanted = this.ofKey(key);
    this.early = '';
    if (wanted) this.name = this.name === wanted ? null : wanted;
  }

  /** Keeps a key for the command line if that is loading. @returns whether it was kept */
  keepsKey(key: string): boolean {
    if (this.name !== 'command' || key.length !== 1 || document.querySelector('dialog[open]')) return false;
    this.early += key;
    return true;
  }

  /** The browser reports late that a dialog has closed, when another may be open already. */
  close(closing: Name | 'rules'): void {
    if (this.name === closing) this.name = null;
    if (closing !== 'rules') return;
    this.rule = '';
    history.replaceState(history.state, '', hashWithRule(location.hash, null));
  }

  openRule(number: string): void {
    this.rule = number;
    this.name = 'rules';
    setDialogAddress(hashWithRule(location.hash, number), hashWithRule(location.hash, null));
  }

  /** Opens the reference if the address names a rule. */
  readHash(): void {
    const number = ruleOfHash(location.hash);
    if (number !== null) this.openRule(number);
  }
}

/** The rule number in an address `#/table/ID/rules/NUMBER`: empty if the reference is open without a number. @returns null if the reference is not open */
function ruleOfHash(hash: string): string | null {
  const [, table, , part, number = ''] = hash.split('/');
  // Unlike `decodeURIComponent` it does not throw if the address is broken.
  return table === 'table' && part === 'rules' ? new URLSearchParams(`=${number}`).get('') : null;
}

/** The address of the same table with the reference open at `number`, or closed if that is null. */
function hashWithRule(hash: string, number: string | null): string {
  const [root = '#', table = '', id = ''] = hash.split('/');
  return [root, table, id, ...(number === null ? [] : ['rules', encodeURIComponent(number)])].join('/');
}
