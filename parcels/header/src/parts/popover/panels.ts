// What stands behind the header's buttons: one chunk, loaded with the first of them that is used.
export { AccountPanel } from '../account/account-panel.tsx';
export { Preferences } from '../preferences/preferences.tsx';
export { AccountList } from '../account-balance/account-list.tsx';
export { SearchPanel } from '../search/search-panel.tsx';
