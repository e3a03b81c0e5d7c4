export {
  createThingSearch,
  NameIndex,
  namedBook,
  searchView,
  type EventNames,
} from '@paddock/platform/testing';
