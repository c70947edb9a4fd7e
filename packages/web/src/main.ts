import './fonts.css';
import '@bb/ui/board-tokens.css';
import '@bb/ui/tokens.css';
import '@bb/ui/base.css';
import { speak } from '@bb/ui/catalogue.svelte.ts';
import { missingParts } from '@bb/ui/missing-parts.svelte.ts';
import { preferences } from '@bb/ui/preferences.svelte.ts';
import { mount } from 'svelte';
import App from './app/App.svelte';

missingParts.watch();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// English is part of the page. Another language is fetched first; if that fails the page is in English.
const { language } = preferences;
if (language !== 'en') await speak(language).catch(() => undefined);
mount(App, { target });
