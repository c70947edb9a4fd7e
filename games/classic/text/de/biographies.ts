/** The lives of the pirates, by pirate, in our own words: history as far as it is known, and of two of them fiction. Fetched when somebody wants to read one. */
import { biographies as shared } from '@bb/common/text/de/biographies';
import type { PirateName } from '../../rules/index.ts';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  blood:
    'Peter Blood hat nie gelebt: Rafael Sabatini hat ihn 1922 erfunden und zum beliebtesten aller Piraten gemacht. Im Roman ist er ein irischer Arzt in Bridgwater, der 1685 einen verwundeten Aufständischen versorgt und dafür in die Sklaverei nach Barbados verkauft wird. Während Spanier die Stadt plündern und betrunken an Land liegen, rudern er und die anderen Sklaven hinaus, nehmen ihr Schiff und werden Freibeuter mit Ehrenkodex, am liebsten gegen Spanien. Zur Hälfte ist er wahr. Der Wundarzt Henry Pitman wurde nach Monmouths Aufstand ebenso verschleppt, entkam in einem offenen Boot und schrieb es auf; die Raubzüge verdanken viel Henry Morgan. Blood endet als Gouverneur von Jamaika.',
  misson:
    'Kapitän Misson steht in einer Geschichte der Piraten von 1728, zwischen Männern, die für ihre Taten gehängt wurden, und er ist höchstwahrscheinlich von Anfang bis Ende erfunden. Ein französischer Edelmann, heißt es, verlor den Glauben an Rom durch einen Mönch namens Caraccioli, bekam das Kommando durch eine Breitseite, die alle Offiziere über ihm tötete, und segelte fortan für die Freiheit. Seine Flagge war weiß. Die Sklaven, die er auf Prisen fand, ließ er frei und nahm sie in die Mannschaft auf. Auf Madagaskar gründete er Libertalia, wo das Geld allen gehörte, Streit beredet wurde und Thomas Tew Admiral war. Die Nachbarn brannten es in einer Nacht nieder. Kein Zeugnis außerhalb des Buches kennt den Mann, das Schiff oder die Stadt.',
  portugues:
    'Von Bartolomeu Português wissen wir durch Exquemelin, der selbst Wundarzt bei den Bukaniern war. Um 1662 kam er mit vier kleinen Kanonen und dreißig Mann nach Jamaika, und vor Kuba enterte er zweimal einen großen Spanier, bis er ihm gehörte, mit Kakao und siebzigtausend Pesos. Drei andere Spanier nahmen ihm alles binnen Tagen wieder ab. In Campeche stand über Nacht ein Galgen für ihn; er erstach seinen Wächter, trieb auf zwei Weinkrügen an Land, denn er konnte nicht schwimmen, und lief zwei Wochen durch die Mangroven. Mit zwanzig Mann kam er zurück und holte dasselbe Schiff aus dem Hafen. Es lief vor der Isla de Pinos auf ein Riff. Glück hatte er nie wieder, und er starb arm.',
};
