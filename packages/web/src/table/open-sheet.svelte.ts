/** What lies over the table. The reference's rule stands in the address, so that it can be sent to somebody. */
import { hashWithRule, ruleOfHash, type SheetName, sheetOfKey } from './sheets.ts';

export class OpenSheet {
  name = $state<SheetName | null>(null);
  /** The rule that the reference is open at. */
  rule = $state('');

  toggleByKey(key: string): void {
    const wanted = sheetOfKey(key);
    if (wanted) this.name = this.name === wanted ? null : wanted;
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
