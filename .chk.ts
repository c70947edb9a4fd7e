import { classic } from './games/classic/rules/index.ts';
import { advise } from './games/classic/bots/search/search.ts';
import { VALUE, NETWORKS, isQuiet } from './games/classic/bots/search/features.ts';
import { seeded, pick } from '@bb/kernel';
const r = seeded('a'); let n = 0, t = 0;
for (const o of [{players:2},{players:4},{players:3,solitaire:true}]) { const g = classic.newGame(classic.parseOptions(o));
for (let s = classic.seatToChoose(g); s !== null; s = classic.seatToChoose(g)) {
  if (s >= 0 && isQuiet(g)) { const b = process.cpuUsage().user; const d = VALUE.describe(g); t += process.cpuUsage().user - b; n++; for (const rows of d) for (const row of rows) { if (row.inputs.length !== NETWORKS[row.network].inputs) throw new Error(row.network+' '+row.inputs.length); row.inputs.forEach((x,k)=>{ if (!Number.isFinite(x)) throw new Error('inf '+row.network+' '+k); });} }
  classic.play(g, s < 0 ? pick(classic.legal(g), r) : advise(g)); } }
console.log(n, t/n, 'us');
