import { classic } from './games/classic/rules/index.ts';
import { SETTINGS, advise, settingsWith } from './games/classic/bots/search/search.ts';
import { NETWORKS } from './games/classic/bots/search/features.ts';
import { Search, questionOf, weightStartsOf } from '@bb/search';
import { seeded, pick } from '@bb/kernel';
const r = seeded('a');
const value = Float64Array.from({length: weightStartsOf(NETWORKS).at(-1)}, () => (r()-.5)*.3);
for (const [name, settings] of [['hand', SETTINGS], ['fitted', settingsWith({value, prior: null})]] as const) {
const g = classic.newGame(classic.parseOptions({players: 2})); const rr = seeded('b');
const t: Record<string, number[]> = {};
for (let s = classic.seatToChoose(g), n=0; s !== null && n < 900; s = classic.seatToChoose(g), n++) {
  const legal = classic.legal(g);
  if (s >= 0 && legal.length > 1 && n > 200 && n % 7 === 0) {
    const b = process.cpuUsage().user; const q = new Search(classic, questionOf(classic, g)!, seeded(n), settings); q.iterate(100);
    const a = t[g.ask!.ask] ??= [0,0,0]; a[0]++; a[1] += (process.cpuUsage().user-b)/100; a[2]=Math.max(a[2],legal.length);
  }
  classic.play(g, s < 0 ? pick(legal, rr) : advise(g)); }
console.log(name); for (const [k, [n, us, l]] of Object.entries(t)) console.log(' ', k, n, 'decisions', (us/n).toFixed(0), 'us/iteration', l, 'most choices');
}
