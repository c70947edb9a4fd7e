import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { gamesFromFloats, fitValue, isHeldOut, sumOfOutputs, weightStartsOf, softmax } from '@bb/search';
import { NETWORKS } from './games/classic/bots/search/features.ts';
const dir = '.results/training/classic/';
const T = (x) => Math.log(1 + Math.max(0, x) / 500);
const games = readdirSync(dir).filter((f) => f.includes('games')).flatMap((f) => { const b = readFileSync(dir + f); return gamesFromFloats(new Float32Array(b.buffer, b.byteOffset, b.byteLength >> 2)); }).filter((g) => g.number % 8 !== 5).sort((a,b)=>a.number-b.number)
 .map((g) => { const s = g.scores.map(T); const most = Math.max(...s); const scores = s.map((x, i) => g.win[i] > 0 && x < most ? most + 0.4 : x);
   return { ...g, scores, positions: g.positions.map((p) => ({ ...p, seats: p.seats.map((seat) => ({ ...seat, points: T(seat.rows[0].inputs[16] * 1000) })) })) }; });
console.log(games.length, 'games', games.filter(g=>g.win.some((w,i)=>w>0 && g.scores[i]!==T(0) && !g.scores.every(x=>x<=g.scores[i]))).length);
const w = fitValue({ networks: NETWORKS, target: { kind: 'points', unit: 0.5, pointsOf: () => 0 } }, games, { seed: 'a', epochs: Number(process.argv[2] ?? 5), report: (e) => console.log(JSON.stringify(e)) });
writeFileSync('/tmp/points.f32', new Uint8Array(Float32Array.from(w).buffer));
const starts = weightStartsOf(NETWORKS);
const held = games.filter(isHeldOut);
for (const spread of [0.2, 0.3, 0.4, 0.5, 0.6, 0.8]) {
  let [ce, n, base] = [0, 0, 0];
  for (const g of held) for (const p of g.positions) {
    const pred = Float64Array.from(p.seats, (s) => (s.points + 0.5 * sumOfOutputs(NETWORKS, starts, w, s.rows)) / spread); softmax(pred);
    g.win.forEach((x, i) => { if (x > 0) ce -= x * Math.log(Math.max(1e-9, pred[i])); }); n++; base += Math.log(g.win.length);
  }
  console.log(spread, (ce / n).toFixed(4), (base / n).toFixed(4));
}
fitValue({ networks: NETWORKS, target: { kind: 'win' } }, games, { seed: 'a', epochs: 4, report: (e) => console.log('win', JSON.stringify(e)) });
