import './fonts.css';
import '@bb/table-kit/board-tokens.css';
import '@bb/table-kit/tokens.css';
import '@bb/table-kit/base.css';
import '@bb/table-kit/primitives.css';
import { speak } from '@bb/table-kit/catalogue.svelte.ts';
import { missingParts } from '@bb/table-kit/missing-parts.svelte.ts';
import { preferences } from '@bb/table-kit/preferences.svelte.ts';
import { mount } from 'svelte';
import App from './app/App.svelte';

missingParts.watch();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// English is part of the page. Another language is fetched first; if that fails the page is in English.
const { language } = preferences;
if (language !== 'en') await speak(language).catch(() => undefined);
mount(App, { target });
