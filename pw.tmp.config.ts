import base from '/tmp/w/prompting/playwright.config.ts';
export default { ...base, testDir: '/tmp/w/prompting/e2e', outputDir: '/tmp/w/shots-prompting/results', workers: 1, webServer: undefined, use: { ...base.use, baseURL: 'http://127.0.0.1:4715', actionTimeout: 20000 }, timeout: 180000, expect: { timeout: 15000 } };
