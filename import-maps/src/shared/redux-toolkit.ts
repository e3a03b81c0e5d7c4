// What the shared Redux Toolkit offers: slices and their stores. A name costs every visitor its bytes; what the query
// module wanted beside these was 2 kB.
export { combineReducers, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
