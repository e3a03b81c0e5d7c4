// What the shared rxjs offers: streams are read with these. Taking a name in costs every visitor its bytes, and names that
// nobody uses were 2 kB of them; a parcel that wants more ships its own copy. The lint and the builds of parcels
// know this list by reading this file.
export {
  BehaviorSubject,
  Observable,
  Subject,
  Subscription,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  of,
  switchMap,
} from 'rxjs';
