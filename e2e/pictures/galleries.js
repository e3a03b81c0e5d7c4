// The page of the galleries: its hash names the one that is shown. Plain JavaScript, since it imports what e2e is no part of.
import { STATES as betting } from '@paddock/betting/gallery';
import { STATES as coupon } from '@paddock/coupon/gallery';
import { mountGallery, mountStates } from '@paddock/styleguide/gallery';

import { differenceOf } from './difference.js';

const GALLERIES = {
  components: (element) => mountGallery(element, ''),
  betting: (element) => mountStates(element, betting, 'page'),
  coupon: (element) => mountStates(element, coupon, 'aside'),
};
const name = location.hash.slice(1);
await GALLERIES[name](document.getElementById('gallery'));
await document.fonts.ready;
document.documentElement.dataset.shown = name;
window.differenceOf = differenceOf;
