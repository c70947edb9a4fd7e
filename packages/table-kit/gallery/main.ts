import '../src/board-tokens.css';
import '../src/tokens.css';
import '../src/base.css';
import '../src/primitives.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(Gallery, { target });
