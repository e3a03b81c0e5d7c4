export { newSport, type SportWishes } from './new-sport.ts';
export { newParcel, type NewParcel } from './new-parcel.ts';
export { FRAMEWORKS, type Framework } from './parcel-request.ts';
