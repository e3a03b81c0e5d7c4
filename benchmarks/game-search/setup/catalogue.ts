export { Catalogue, gameSearch, type StoredGame } from '@paddock/platform/testing';
