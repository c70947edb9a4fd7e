import './fonts.css';
import './board/board-tokens.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './session/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// English is at hand; a page in another language waits for its words, and is in English where they can’t be had.
const { language } = settings;
if (language !== 'en') await import('./i18n/say.svelte.ts').then(({ speak }) => speak(language)).catch(() => undefined);
mount(App, { target });
