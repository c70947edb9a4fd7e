/** A short reference of the rules, by their numbers. Figures of the components are read from them. */
import { LAST_TURN, PAID_PER_HUNDRED as PAID, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { figure, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import { eventsInRules } from '../random-events.ts';
import { count, list } from './grammar.ts';
import { SHIPS } from './pieces.ts';
import { OCEANS, portNamed } from './places.ts';

const { crewUnrest, notorietyToWin, combat, speed } = SET.tracks;
const { activePirates, pirates, piratesShortGame, commissioners, governorsAtStart, merchantsAtStart, warshipMove } = SET.limits;
const startingShips = SET.ships.filter((ship) => ship.start).map((ship) => SHIPS[ship.id]);
const strengths = list(SET.ships.map((ship) => `${ship.strength} (${SHIPS[ship.id].name})`));
const modifiers = list(
  SET.oceans.map((ocean) => `${OCEANS[ocean.id]} ${ocean.hostageModifier === 0 ? '0' : signed(ocean.hostageModifier)}`),
);
const earthquakes = SET.earthquake.map((id, i) => `${i + 1} ${portNamed(id)}`).join(', ');

export const rules: Language['rules'] = {
  C1: 'Ein Wurf ist ein Würfel, zwei zusammengezählte Würfel oder ein W66: zwei Würfel, gelesen als Zehner und Einer. Die Stimmung steigt, wenn die Mannschaft zufrieden ist, und fällt, wenn sie zornig ist. Sind mehrere Piraten gleich berüchtigt, entscheidet der Zufall.',
  C2: `Das Spiel hat ${SET.pirates.length} Piraten, ${SET.logs.length} zweiseitige Schiffsbögen, ${SET.cards.length} Aktionskarten, ${SET.merchants.length} Kauffahrer, ${SET.warships.length} Kriegsschiffe, ${SET.kingsCommissioners.length} Kommissare des Königs, ${SET.governors.length} Gouverneure, ${SET.lettersOfMarque.length} Kaperbriefe und ${SET.ports.length} Häfen.`,
  C3: 'Verborgen sind die Reihenfolge der Karten, der Inhalt der Becher, verdeckte Kauffahrer und Kriegsschiffe und was ein Pirat von seinen Geiseln weiß. Alles andere ist offen.',
  C4: `Jeder zieht einen Piraten. ${governorsAtStart} Gouverneure und ${merchantsAtStart} Kauffahrer werden ausgelegt. Der Reihe nach nimmt jeder Pirat ${startingShips.map((ship) => ship.einen).join(' oder ')} und beginnt auf einem beliebigen Feld ohne Jäger und Kauffahrer, mit Stimmung ${crewUnrest.start}. Eine Karte nennt den ersten Spieler.`,
  'C4.1': 'Zwei bis vier Spieler nehmen die Plätze ein, die auf den Aktionskarten stehen.',
  'C4.2': 'Captain Blood ist nicht im Stapel der Piraten, es sei denn, eine Option nimmt ihn hinein oder man spielt allein.',
  'C4.3': 'Jeder zieht einen Piraten.',
  'C4.4': `${governorsAtStart} Gouverneure kommen in ausgewürfelte Häfen, aber in keinen Piratenhafen.`,
  'C4.5': `${merchantsAtStart} Kauffahrer liegen verdeckt auf den Stationen, die gezogene Karten nennen.`,
  'C4.6': 'Der Reihe nach nimmt jeder ein freies Schiff und ein Feld ohne Jäger und Kauffahrer.',
  'C4.7': 'Es werden Karten gezogen, bis eine den ersten Spieler nennt.',
  C5: 'Ein Zug besteht aus seinem Anfang, einer Unternehmung und seinem Ende. Wer als Nächster am Zug ist, sagt eine Aktionskarte.',
  'C5.1':
    'Am Anfang des Zuges kostet Skorbut auf See Stimmung. Dann macht der Spieler eine Unternehmung oder passt. Ein Pirat, der schon vor diesem Zug einen Marker G&A hatte, kann nichts unternehmen; sein Marker wird am Ende des Zuges entfernt. Ein Pirat, der einen Hafen besetzt hält, muss ihn brandschatzen oder verlassen.',
  'C5.2':
    'Ein Schiff auf See liegt auf einem Feld, ein Schiff im Hafen liegt im Hafen und nicht auf dessen Feld, ein Schiff in einer Passage auf keinem.',
  'C5.3':
    'Die Unternehmungen sind: einen Piraten ins Spiel bringen, segeln, eine Prise nehmen, eines der Hafengeschäfte, einen besetzten Hafen brandschatzen, kielholen oder wieder flottmachen, sich zur Ruhe setzen, um einen Kommissar bitten, mit einem Kommissar segeln, überholen, kielholen oder abfangen. Oder passen.',
  'C5.4':
    'Vor und nach der Unternehmung darf man Geiseln foltern oder freilassen, in einem sicheren Hafen Vermögen verstecken, im Hafen tauschen, Bündnisse schließen oder brechen und Beute über Bord werfen, um Platz für einen Tausch zu schaffen.',
  'C5.5':
    'Am Ende des Zuges meutern Mannschaften mit Stimmung 0, Marker werden entfernt, Blockaden wirken, und Vermögen darf versteckt werden. Dann werden Karten gezogen, bis eine den nächsten Spieler nennt; die Ereignisse der Karten davor geschehen zuerst.',
  C6: 'Schiffe segeln von Feld zu Feld; Land kann den Weg zwischen zwei Feldern versperren. Ein Hafen liegt auf seinem Feld. Eine Passage verbindet Ozeane über die Pfeilfelder neben ihr.',
  C7: `Ein Spieler zieht einen weiteren Piraten, der wie der erste beginnt. Höchstens ${activePirates} sind auf einmal im Spiel, und ${pirates} dürfen es in einer Partie sein, ${piratesShortGame} in der kurzen. Ein Schiffsbogen für ${startingShips.map((ship) => ship.einen).join(' oder ')} muss frei sein.`,
  C8: 'Eine Fahrt ist ein Wurf, dann Schritte von Feld zu Feld und vielleicht eine Suche oder ein Angriff auf einen Hafen.',
  'C8.1':
    'Ein Würfel und das Tempo des Schiffes ergeben die Punkte der Fahrt, mindestens 1. Jeder Schritt kostet 1. In eine Passage zu segeln ist eine Fahrt für sich; verlässt ein Pirat sie, führt ihn der erste Punkt auf ein Pfeilfeld. Er darf jederzeit anhalten, und mit dem Einlaufen in einen Hafen endet die Fahrt. Wer in einer Passage war, muss einen Hafen anlaufen, bevor er wieder in eine fährt. Verschlossen sind ihm piratenfeindliche und zerstörte Häfen, solche, die andere besetzt halten oder aus denen er vertrieben wurde, und solche, die Jäger ihrer Nation bewachen.',
  'C8.2': 'Kommt ein Pirat auf ein Feld mit Jägern, versuchen sie, ihn abzufangen. Nach einem Gefecht ist die Fahrt vorbei.',
  'C8.3':
    'Ein Pirat, der alle Punkte verbraucht hat und auf See ist, darf eine Karte ziehen und nach Kauffahrern suchen. Sie sagt, was er an der Küste oder auf offener See findet: nichts, einen Kauffahrer, zwei oder einen Sturm.',
  'C8.4': 'Statt zu suchen, darf er den Hafen seines Feldes angreifen, wie weit er auch gesegelt ist.',
  C9: 'Ein Kauffahrer ist eine Prise: Er wird angesehen, angegriffen, aufgebracht und geplündert.',
  'C9.1':
    'Kauffahrer liegen verdeckt, jeder mit einer offenen Nummer, die nichts über ihn verrät. Liegen mehrere verdeckt auf einem Feld, bestimmt der Zufall, auf welchen man trifft.',
  'C9.2':
    'Nur der Spieler sieht den Kauffahrer. Ihn laufen zu lassen kostet 1 Stimmung. Greift er an, wird der Kauffahrer aufgedeckt. Er gehört dem, der ihn aufbringt, auch wenn ein anderer ihn jagte.',
  'C9.3':
    'Zähle Kampf, Tempo und Können des Piraten zusammen und zieh die Verteidigung des Kauffahrers ab: Das ist die Angriffszahl. Wirf zwei Würfel. Zeigen sie höchstens die Angriffszahl, ist der Kauffahrer aufgebracht. Zeigen sie 1 oder 2 mehr, nimmt der Pirat so viele Treffer, und der Kauffahrer bleibt. Zeigen sie noch mehr, entkommt er.',
  'C9.4':
    'Die Nation des Kauffahrers verschließt dem Sieger ihre Häfen. Er gewinnt so viel Ruhm, wie seine Grausamkeit beträgt, oder doppelt so viel, wenn der Kauffahrer ihn beschädigt hatte. Schiff, Ladung und Geisel folgen.',
  'C9.5': 'Eine Karte sagt, was die Ladung wert ist, je nach Verteidigung des Kauffahrers und Ozean. Sie füllt einen Laderaum.',
  'C9.6': `Ein Kauffahrer mit Verteidigung ${strengths} darf das Schiff des Piraten werden, unbeschädigt, wenn ein Schiffsbogen frei ist und der Kauffahrer ihn nicht beschädigt hat. Beute, für die kein Laderaum bleibt, geht über Bord.`,
  'C9.7': `Zieh eine Karte. Zähle ihre Geiselzahl, die Verteidigung des Kauffahrers und die Zahl des Ozeans zusammen (${modifiers}). Ab 10 bringt das eine Geisel und 5 Ruhm. Nur der Spieler, der sie hat, kennt ihren Heimathafen.`,
  'C9.8':
    'Eine Geisel kann einmal gefoltert werden; das gibt 1 Stimmung. Wirf einen Würfel. Zeigt er weniger als die Grausamkeit des Piraten, verrät sie ihren Heimathafen und stirbt. Zeigt er gleich viel, verrät sie ihn und lebt. Zeigt er mehr, schweigt sie. Was sie verraten hat, hilft bei einem Angriff auf diesen Hafen.',
  'C9.9':
    'Nach einer Prise darf der Pirat seine Mannschaft feiern lassen (Gelage & Ausschweifung). Trägt die Karte der Ladung das Zeichen, kostet es 1 Stimmung, es nicht zu tun.',
  C10: 'Die Stimmung der Mannschaft steht auf einer Leiste, von zufrieden bis meuternd.',
  'C10.1': `Die Stimmung beginnt bei ${crewUnrest.start} und reicht von ${crewUnrest.highest} bis hinab zu 0, wo die Mannschaft meutert.`,
  'C10.2':
    'Geld, Gelage, Folter, Ruhe im Hafen und Siege gefallen der Mannschaft. Schäden im Kampf, Skorbut, Blockaden, verschonte Prisen und Feigheit erzürnen sie.',
  'C10.3': `Eine Mannschaft mit Stimmung 0 meutert, wenn die Unternehmung oder das Ereignis vorbei ist. Wirf einen Würfel. Zeigt er weniger als die Führung des Piraten, beruhigt er sie, und die Stimmung ist ${crewUnrest.afterMutiny}. Zeigt er gleich viel, darf er sich zur Ruhe setzen, aber nur mit dem, was er versteckt hat. Sonst wird er ausgesetzt.`,
  'C10.4':
    'Verlässt ein Pirat das Spiel, ist sein Schiffsbogen frei, und seine Beute, Geiseln, sein Kaperbrief und seine sicheren Häfen sind dahin. Vermögen und Versteck behält nur, wer sich zur Ruhe setzt.',
  C11: 'Gelage & Ausschweifung gibt 1 Stimmung. Sein Marker verbietet dem Piraten im nächsten Zug seines Spielers jede Unternehmung und nimmt 2 von seinen Würfen beim Entkommen und im Gefecht. In einem neutralen oder freundlichen Hafen wird ein Gouverneur gezogen, der den Hafen gegen den Piraten aufbringen kann. Nach einem Verkauf oder Lösegeld in einem Piratenhafen ist es Pflicht.',
  C12: 'Im Hafen überholt ein Pirat sein Schiff, ruht sich aus, macht Geschäfte oder lässt eine Geisel auslösen.',
  'C12.1': `Für einen Piraten ist ein Hafen piratenfeindlich, neutral, piratenfreundlich, sein sicherer Hafen oder ein Piratenhafen. Hat er die Nation angegriffen, ist er piratenfeindlich; sonst entscheidet der Gouverneur, und ein Kaperbrief der Nation ist eine Stufe wert. Je 100 £ Beute bringen ${PAID.neutral} £ in einem neutralen Hafen, ${PAID.pro} £ in einem piratenfreundlichen, ${PAID.safeHaven} £ in einem sicheren und ${PAID.pirateHaven} £ in einem Piratenhafen.`,
  'C12.2': 'Überholen, Ausruhen, Geschäfte und Lösegeld sind je eine Unternehmung.',
  'C12.3':
    'Eine Überholung behebt 1 Treffer auf Kampf in einem neutralen Hafen, 2 in einem piratenfreundlichen, alle in einem sicheren Hafen oder Piratenhafen.',
  'C12.4': `Im Hafen auszuruhen heilt Skorbut und Wunden. Ohne Skorbut steigt eine Stimmung unter ${crewUnrest.start} um 1.`,
  'C12.5':
    'Geschäfte heißt: Laderäume verkaufen, dann vielleicht für einen sicheren Hafen bestechen, den angebotenen Kaperbrief kaufen und feiern. Je volle 100 £ Erlös geben 1 Stimmung und 1 Ruhm. Ein Preis ist ein Würfel × 100 £.',
  'C12.6': 'Eine Geisel bringt einen Würfel × 100 £ nach dem Kurs des Hafens und so viel Stimmung und Ruhm wie ein Verkauf.',
  'C12.7':
    'In seinem sicheren Hafen darf ein Pirat Vermögen verstecken. Es zählt, wenn er sich zur Ruhe setzt und am Ende. Wird der Hafen vorher geplündert oder zerstört, ist es verloren.',
  'C12.8':
    'Ein Gouverneur bleibt, bis ein anderer kommt oder ein Ereignis ihn holt. Piraten, denen der Hafen dadurch feindlich wird, werden vertrieben.',
  C13: 'Jäger und Gouverneure können Piraten aus Häfen vertreiben oder dort aushungern.',
  'C13.1':
    'Ein vertriebener Pirat muss auf See, nimmt 1 Treffer auf Kampf, trifft dort auf die Jäger und darf erst zurück, wenn er in einem anderen Hafen war. Das geschieht, wenn Jäger der Nation des Hafens kommen oder der Hafen piratenfeindlich wird, und auch dem, der einen eroberten Hafen nicht mehr besetzt hält und nicht mehr mit dessen Besetzer verbündet ist.',
  'C13.2':
    'Liegt auf dem Feld eines Hafens ein Jäger einer anderen Nation, verliert ein Pirat in diesem Hafen am Ende des Zuges seines Spielers 1 Stimmung.',
  C14: 'Häfen können von ihrem Feld aus angegriffen, eingenommen und gebrandschatzt werden.',
  'C14.1':
    'Ein Pirat darf keine Piratenhäfen, keine zerstörten, besetzten oder bewachten Häfen und keine angreifen, aus denen er vertrieben wurde.',
  'C14.2':
    'Können, Kampf und ein Würfel des Piraten, zwei mit Kenntnissen einer Geisel, müssen die Verteidigung des Hafens und zwei Würfel übertreffen. Die Nation verschließt ihm ihre Häfen, ob er siegt oder nicht.',
  'C14.3':
    'Scheitert er, nimmt er die Differenz und 1 mehr als Treffer und darf es erst wieder versuchen, wenn er in einem anderen Hafen war.',
  'C14.4':
    'Gelingt es ihm, nimmt er so viele Treffer, wie der niedrigere Würfel des Hafens zeigt, weniger 1. Er plündert den Wert des Hafens × einen Würfel × 100 £ und gewinnt so viel Ruhm, wie dessen Verteidigung beträgt. Der Wert fällt um 1. Er hält den Hafen besetzt: Im nächsten Zug muss er ihn brandschatzen oder verlassen.',
  'C14.5':
    'Eine Brandschatzung ist ein weiterer Angriff, gegen die halbe Verteidigung, aufgerundet. Sie bringt Ruhm in Höhe der doppelten Verteidigung und 3 Stimmung, und der Hafen ist zerstört.',
  C15: 'Kielholen an der Küste oder im Hafen behebt so viele Treffer auf Tempo, wie ein Würfel zeigt. Ein gekielholtes Schiff kann weder segeln noch entkommen und kämpft schlecht, bis eine weitere Unternehmung es wieder flottmacht.',
  C16: 'Jäger, also Kriegsschiffe und Kommissare des Königs, versuchen, Piraten auf See abzufangen, und bekämpfen, wen sie stellen.',
  'C16.1':
    'Sie versuchen es, wenn ein Pirat auf ihr Feld kommt, wenn ein Ereignis sie zu ihm bringt und durch eine Unternehmung eines Kommissars. In Passagen treffen sie durch Zufallsereignisse auf ihn, ohne Würfel.',
  'C16.2':
    'Jäger einer Nation kämpfen als einer, mit der Summe ihres Kampfwerts. Die verschiedener Nationen versuchen es nacheinander, die stärksten zuerst.',
  'C16.3':
    'Der Pirat wirft einen Würfel und zählt sein Tempo hinzu; die Jäger werfen einen Würfel. Ist seine Summe nicht höher, stellen sie ihn.',
  'C16.4': `In jeder Runde werfen beide Seiten zwei Würfel und zählen ihren Kampf hinzu, der Pirat auch sein Können. Die Seite mit der niedrigeren Summe nimmt die Differenz als Treffer, die andere 1. Die mit der höheren darf das Gefecht beenden. Ein Pirat, der davonkommt, gewinnt Ruhm. Ein Schiff mit Kampf ${combat.sunkAt} sinkt, und eines, dessen Tempo auf ${figure(speed.sunkAt)} fällt, ebenso.`,
  C17: 'Gefechte verwunden Piraten, und die See macht sie krank.',
  'C17.1':
    'Wirf für jeden Treffer in einem Kampf einen Würfel. Zeigt er 1, zieh eine Karte, die die Wunde nennt. Eine oberflächliche nimmt 1 von jedem Wert, bis der Zug endet, eine leichte 2 von allen außer Grausamkeit und eine schwere 3 von jedem, bis er sich erholt; die schwere kostet auch für immer je 1, erhöht aber die Grausamkeit um 1. Eine zweite leichte oder schwere Wunde ist tödlich, jede Wunde zusammen mit Skorbut ebenso.',
  'C17.2': 'Skorbut kostet Stimmung, sofort und in jedem Zug auf See, und 1 Kampf, bis sich der Pirat im Hafen erholt.',
  C18: 'Kommissare des Königs jagen die Piraten der anderen Spieler.',
  'C18.1': `Ein W66, der den Ruhm eines fremden Piraten nicht übersteigt, bringt einen Kommissar. Jeder Spieler hat höchstens ${commissioners}.`,
  'C18.2':
    'Ein Kommissar segelt bis zu seiner Bewegung, ohne Würfel. Er vertreibt Piraten aus Häfen seiner Nation, fängt aber auf der Fahrt niemanden ab.',
  'C18.3':
    'Ein Kommissar behält seine Schäden. Er überholt und kielholt im Hafen; mit Kampf 0 oder Bewegung 0 kommt er zurück in den Becher.',
  'C18.4':
    'Wartet draußen ein weiterer Jäger, darf ein Kommissar in einen Piratenhafen einlaufen: Alle Piraten werden vertrieben, die Jäger draußen versuchen, sie abzufangen, und der Hafen kann englisch werden.',
  C19: 'Kriegsschiffe kommen durch Aktionskarten, verdeckt, gehören niemandem und versuchen immer, Piraten abzufangen. Der Spieler links von dem, dem der Pirat gehört, entscheidet, wann ihr Gefecht endet.',
  C20: 'Piraten duellieren sich bei Gelagen und um gebrochene Bündnisse.',
  'C20.1':
    'Ein Pirat, der seine Mannschaft feiern lässt (G&A), darf den berüchtigtsten Rivalen auf demselben Feld oder im selben Hafen fordern; der kann nicht ablehnen.',
  'C20.2':
    'Der Angreifer zählt einen Würfel zu seinem Duellangriff, der Verteidiger einen zu seiner Duellabwehr. Ist die Summe des Angreifers höher, verliert der Verteidiger die Differenz an Ausdauer; wenn nicht, verliert der Angreifer 1. Sie greifen abwechselnd an; nach zwei Angriffen darf jeder zurückweichen. Ein Pirat mit Ausdauer 0 ist tot.',
  'C20.3':
    'Der Sieger gewinnt so viel Ruhm, wie Ausdauer und beide Duellwerte des Verlierers zusammen betragen, und 2 Stimmung. Zurückzuweichen kostet 3 Stimmung.',
  C21: 'Piraten verschiedener Spieler können als Verbündete segeln.',
  'C21.1': 'Zwei Piraten auf demselben Feld oder im selben Hafen dürfen sich verbünden. Versprechen der Spieler binden niemanden.',
  'C21.2':
    'Verbündete, die zusammen liegen, segeln zusammen, suchen mit zwei Karten, nehmen Prisen mit 2 weniger auf den Würfeln und greifen Häfen mit beiden Schiffen an. Der halbe Ruhm geht an den Verbündeten, und auch ihm sind danach die Häfen verschlossen.',
  'C21.3': 'Kämpft einer von ihnen, werden für ihn zwei Paar Würfel geworfen, und das bessere zählt.',
  'C21.4': 'Ein Pirat, der ein Bündnis bricht, kann zum Duell gefordert werden. Trennen sie sich anders, endet es ohne Duell.',
  'C21.5': 'Piraten im selben Hafen dürfen Beute, Geiseln und Vermögen tauschen.',
  C22: 'Aktionskarten entscheiden, wer als Nächster am Zug ist und was geschieht.',
  'C22.1': 'Eine Karte hat ein Feld für jeden Zweck, und wer zieht, liest eines davon.',
  'C22.2': 'Ist der Stapel leer, werden alle Karten gemischt. Aus einem leeren Becher wird nichts gezogen.',
  'C22.3': `Die Zeile einer Karte nennt einen Spieler oder ein Ereignis: ein Zufallsereignis, ein Kriegsschiff, das bis zu ${warshipMove} Felder weit segelt oder neu kommt, ein Kriegsschiff, das den berüchtigtsten Piraten jagt, Kauffahrer, die kommen, oder Kauffahrer mit geraden oder ungeraden Nummern, die gehen.`,
  'C22.4':
    'Für ein Zufallsereignis werden die Karten gemischt, und eine wird gezogen. Danach laufen Jäger auf Pfeilfeldern in die Passagen ein und treffen dort auf die Piraten.',
  C23: 'Zufallsereignisse treffen Häfen, Ozeane und Piraten.',
  'C23.1': `Es gibt ${list(eventsInRules('de'))}: ${earthquakes}.`,
  'C23.2':
    'Im Sturm nimmt jedes Schiff auf See so viele Treffer auf Tempo, wie ein Würfel zeigt, weniger 2, an der Küste weniger 1. Ein Kriegsschiff geht bei 6 unter, an der Küste auch bei 5.',
  C24: 'Ein Pirat setzt sich mit seinem Reichtum zur Ruhe, wenn er kann.',
  'C24.1': 'In einem sicheren oder piratenfreundlichen Hafen braucht er einen W66 × 100 £ an Vermögen, das Versteck mitgezählt.',
  'C24.2': 'Ein Pirat im Ruhestand verlässt die Seekarte und behält Vermögen und Ruhm für das Ende.',
  'C24.3':
    'Im Gefecht mit Jägern der Nation seines Kaperbriefs darf er sich ergeben: Die Beute ist verloren, und ein Würfel entscheidet, ob er gehängt wird, vor Gericht kommt oder sich zur Ruhe setzt.',
  'C24.4': 'Auch durch eine Meuterei oder den Pardon des Königs kann er sich zur Ruhe setzen.',
  C25: 'Ein Punkt List, für immer ausgegeben, wiederholt einmal den Wurf eines Piraten, mit allen Würfeln. Werfen zwei gegeneinander, sehen alle zuerst die Würfel. Wo kein Wurf besser sein könnte, wird niemand gefragt.',
  C26: 'Das Spiel wird durch Ruhm oder durch Reichtum gewonnen.',
  'C26.1': `Ein Pirat mit ${notorietyToWin} Ruhm gewinnt sofort für seinen Spieler.`,
  'C26.2': `Das Spiel endet, wenn der letzte Pirat eines Spielers, von ${count(pirates, 'Pirat', 'Piraten')} oder ${piratesShortGame} im kurzen Spiel, es verlassen hat. Der reichste Pirat, im Ruhestand oder auf der Seekarte, gewinnt.`,
  'C26.3':
    'Würde das Spiel durch einen Ruhestand enden, der es gewinnt, geht es weiter, bis die Piraten eines zweiten Spielers aufgebraucht sind.',
  'C26.4': 'Ist kein Pirat übrig, gewinnt niemand.',
  'C26.5': `Nach ${LAST_TURN} Zügen endet das Spiel, als hätte der letzte Pirat eines Spielers es verlassen.`,
  C27: `Zwei bis vier spielen; zu fünft oder zu sechst hat jeder nur einen Piraten auf einmal. Optionen: das kurze Spiel mit je ${piratesShortGame} Piraten, Captain Blood im Stapel, offene Geiseln, Bestechung nur nach einem Verkauf und andere Spielwerte.`,
  C28: 'Wer allein spielt, führt Captain Blood gegen zwei Rivalen des Computers, die einander in Ruhe lassen und ihn jagen. Er muss am Ende der Reichste sein oder so viel Ruhm gewinnen, dass er das Spiel entscheidet.',
};
