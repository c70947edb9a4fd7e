/** What lies over the table. The reference's rule stands in the address, so that it can be sent to somebody. */
import { hashWithRule, ruleOfHash, type SheetName, sheetOfKey } from './sheets.ts';

export class OpenSheet {
  name = $state<SheetName | null>(null);
  /** The rule that the reference is open at. */
  rule = $state('');
  /** What was typed while the command line was still being fetched. */
  early = $state('');

  toggleByKey(key: string): void {
    const wanted = sheetOfKey(key);
    this.early = '';
    if (wanted) this.name = this.name === wanted ? null : wanted;
  }

  /** Whether the key is kept for the command line, which is wanted but not there yet. */
  keepsKey(key: string): boolean {
    if (this.name !== 'command' || key.length !== 1 || document.querySelector('dialog[open]')) return false;
    this.early += key;
    return true;
  }

  /** The browser tells late that a sheet is closed: another one may lie there already. */
  close(closing: SheetName): void {
    if (this.name === closing) this.name = null;
    if (closing !== 'rules') return;
    this.rule = '';
    history.replaceState(null, '', hashWithRule(location.hash, null));
  }

  openRule(number: string): void {
    this.rule = number;
    this.name = 'rules';
    history.replaceState(null, '', hashWithRule(location.hash, number));
  }

  /** An address may name a rule. */
  readHash(): void {
    const number = ruleOfHash(location.hash);
    if (number === null) return;
    this.rule = number;
    this.name = 'rules';
  }
}
