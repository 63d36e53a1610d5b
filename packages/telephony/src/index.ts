export {
  type CallStatus,
  type Carrier,
  type CarrierCall,
  CarrierError,
  type CarrierEvent,
  type PlaceCall,
  type PlacedCall,
} from "./carrier.ts";
