import { classic } from './games/classic/rules/index.ts';
import { advise } from './games/classic/bots/search/search.ts';
import { PRIOR } from './games/classic/bots/search/choice-features.ts';
import { seeded, pick } from '@bb/kernel';
const r = seeded('a'); let n = 0, t = 0, c = 0;
for (const o of [{players:2},{players:4},{players:3,solitaire:true}]) { const g = classic.newGame(classic.parseOptions(o));
for (let s = classic.seatToChoose(g); s !== null; s = classic.seatToChoose(g)) {
  const legal = classic.legal(g);
  if (s >= 0 && legal.length > 1 && PRIOR.isDescribed(g)) { const b = process.cpuUsage().user; const d = PRIOR.describe(g, legal); t += process.cpuUsage().user - b; n++; c += legal.length; for (const x of d) { if (x.some((y) => !Number.isFinite(y))) throw new Error('inf'); } }
  classic.play(g, s < 0 ? pick(legal, r) : advise(g)); } }
console.log(n, t/n, 'us', c/n, 'choices', PRIOR.network);
