/** Biographies of the pirates: history as far as it is known, in our own words. Loaded on demand. */
import { biographies as shared } from '@bb/common/text/de/biographies';
import type { PirateName } from '@bb/golden-age/rules';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  bellamy:
    'Samuel Bellamy, wohl aus Devon, kam um 1715 nach Amerika und zu den spanischen Schatzwracks vor Florida, wo er wenig fand. Die Piraterie lernte er bei Hornigold, dessen Leute bald lieber ihn zum Anführer wählten, weil er auch englische Schiffe ausraubte. In kaum mehr als einem Jahr nahm er über fünfzig Schiffe, meist kampflos, und blieb als großmütig gegen die Beraubten in Erinnerung. Im Februar 1717 nahm er das Sklavenschiff Whydah, neu und mit Gold und Silber beladen. Am 26. April warf ein Sturm es vor Cape Cod auf den Strand. Bellamy ertrank mit allen bis auf zwei. Das Wrack wurde 1984 gefunden.',
  hornigold:
    'Benjamin Hornigold begann 1713 mit Kanus aus New Providence und wurde der erste Mann unter den dortigen Piraten: Teach fuhr in seiner Mannschaft, und Bellamy schloss sich ihm an. Er hielt sich für einen Patrioten, der nur Spanier und Franzosen ausraubte. Seine Leute sahen darin keinen Sinn, und 1716 wählten ihn die meisten ab. Als Woodes Rogers 1718 als Gouverneur kam, empfing Hornigold ihn mit einer Ehrenwache und nahm den Pardon. Rogers machte ihn zum Piratenjäger: Vane fand er nicht, aber er brachte andere ein, die gehängt wurden. 1719 oder bald danach blieb er auf einer Fahrt nach Westen an einem Riff.',
};
