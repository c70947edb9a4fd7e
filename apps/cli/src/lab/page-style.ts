/** The stylesheet of the lab's page, which looks like a leaf of an atlas on a desk. */
export const STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--desk-deep) radial-gradient(120% 120% at 30% 0%,var(--desk),var(--desk-deep)) fixed;scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;padding:clamp(.5rem,2vw,2rem);color:var(--ink);font:1.0625rem/1.42 var(--font-text);font-variant-numeric:lining-nums;overflow-wrap:break-word}
h1,h2{margin:0;font-family:var(--font-title);font-weight:400;line-height:1.1}
main{position:relative;max-width:84rem;margin:0 auto;padding:clamp(2rem,4vw,3.5rem) clamp(1.4rem,4vw,3.75rem);border:1px solid var(--ink);background:
repeating-linear-gradient(90deg,var(--ink) 0 1.75rem,transparent 1.75rem 3.5rem) 4px 4px/calc(100% - 8px) 4px no-repeat,
repeating-linear-gradient(90deg,var(--ink) 0 1.75rem,transparent 1.75rem 3.5rem) 4px calc(100% - 4px)/calc(100% - 8px) 4px no-repeat,
repeating-linear-gradient(var(--ink) 0 1.75rem,transparent 1.75rem 3.5rem) 4px 4px/4px calc(100% - 8px) no-repeat,
repeating-linear-gradient(var(--ink) 0 1.75rem,transparent 1.75rem 3.5rem) calc(100% - 4px) 4px/4px calc(100% - 8px) no-repeat,
var(--sheet);box-shadow:0 4px 24px var(--shadow)}
/* The graduated neatline of a chart: the band lies between two thin lines. */
main::before,main::after{content:"";position:absolute;inset:3px;border:1px solid var(--ink);pointer-events:none}
main::after{inset:8px}
header{text-align:center}
.game{margin:0;color:var(--red-text);font:italic 1.25rem var(--font-title);letter-spacing:.02em}
h1{font-size:clamp(2.2rem,6vw,3.4rem)}
.lead{margin:.5rem 0 0;color:var(--ink-soft)}
header::after{content:"";display:block;width:min(24rem,70%);height:5px;margin:1.4rem auto 0;border-block:1px solid var(--rule);border-top-width:2px}
h2{font-size:1.6rem}
.about{max-width:46rem;margin:.35rem 0 0;color:var(--ink-soft);text-wrap:pretty}
small{color:var(--ink-soft);font-size:.875em}
.top{display:grid;gap:1.5rem 3.5rem;margin-top:2rem}
@media (min-width:60rem){.top{grid-template-columns:3fr 2fr;align-items:start}.top nav{margin:0}}
.played ol{display:grid;gap:.35rem;margin:.7rem 0;padding:0;list-style:none}
.played li{display:flex;gap:.6rem;align-items:baseline}
.mark{display:inline-block;min-width:2rem;padding:0 .4rem;border-radius:2px;background:color-mix(in srgb,var(--tint) 74%,var(--ink));color:var(--sheet);font:400 1rem/1.45 var(--font-title);text-align:center}
nav{padding:.6rem 0;border-block:1px solid var(--rule)}
nav ul{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.2rem 0;color:var(--red-text);text-underline-offset:.18em;text-decoration-thickness:1px}
nav a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--glow-line);outline-offset:2px}
section{scroll-margin-top:1rem}
#glance,#events{margin-top:2.25rem}
.wide{margin-top:.8rem;overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
.glance{min-width:min(100%,30rem)}
th,td{padding:.22rem .8rem .22rem 0;border-bottom:1px solid color-mix(in srgb,var(--rule) 45%,transparent);text-align:right;vertical-align:baseline;font-weight:400;white-space:nowrap}
th[scope=row],thead td{text-align:left}
.glance th[scope=row]{position:sticky;left:0;background:var(--sheet);white-space:normal}
.glance td span{display:block;font-size:.9375em;color:var(--ink-soft)}
.glance td .sure{color:var(--red-text)}
.all{margin-top:2.5rem}
.all section{margin-top:2.75rem;padding-top:1.5rem;border-top:3px double var(--rule)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(18rem,(100% - (var(--abreast) - 1)*2rem)/var(--abreast))),1fr));gap:1.5rem 2rem;margin-top:1rem;align-items:start}
.single .charts{grid-template-columns:1fr}
@media (min-width:60rem){.single .all{columns:2;column-gap:3.5rem}.single .all section{break-inside:avoid;margin-top:0;margin-bottom:2.25rem}}
figure{margin:0;min-width:0;max-width:29rem}
figcaption{display:flex;gap:.5rem;align-items:baseline;margin-bottom:.3rem;font-size:.9375rem;color:var(--ink-soft)}
.plot{display:block;width:100%;height:auto;overflow:visible;font:14px var(--font-text)}
.plot text{font-variant-numeric:lining-nums tabular-nums}
.none{margin:0;color:var(--ink-soft);font-style:italic}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.6rem 0 0;padding:0;list-style:none}
.legend i{display:inline-block;width:.85em;height:.85em;margin-right:.4em;background:var(--tint);vertical-align:-.05em}
details{margin-top:.25rem;font-size:.9375rem}
summary{width:fit-content;padding:.15rem 0;color:var(--ink-soft);cursor:pointer}
@media (pointer:coarse){summary,nav a{padding-block:.55rem}}
@media print{html{background:none}body{padding:0}main{border:0;box-shadow:none}nav,summary{display:none}section,figure{break-inside:avoid}}
`;
