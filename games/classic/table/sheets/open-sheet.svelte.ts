/** The dialog open over the table. The open rule is part of the address, so that a link to it can be shared. */
import { setDialogAddress } from '@bb/ui/dialog-history.ts';
import { hashWithRule, ruleOfHash, type SheetName, sheetOfKey } from './sheets.ts';

export class OpenSheet {
  name = $state<SheetName | null>(null);
  /** The rule that the reference is open at. */
  rule = $state('');

  toggleByKey(key: string): void {
    const wanted = sheetOfKey(key);
    if (wanted) this.name = this.name === wanted ? null : wanted;
  }

  /** The browser reports late that a dialog has closed, when another may be open already. */
  close(closing: SheetName): void {
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
