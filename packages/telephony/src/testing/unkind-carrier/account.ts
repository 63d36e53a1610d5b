import type { World } from "./world.ts";

/** What the account has besides its calls, as REST shows it. */
export interface Account {
  numbers: NumberResource[];
  callerIds: { sid: string; phone_number: string; friendly_name: string }[];
  recordings: Map<string, Recording>;
  messages: Record<string, string>[];
}

export interface NumberResource {
  sid: string;
  phone_number: string;
  friendly_name: string;
  voice_url: string | null;
  voice_method: string;
  voice_fallback_url: string | null;
  status_callback: string | null;
  capabilities: { voice: boolean; sms: boolean; mms: boolean; fax: boolean };
}

export interface Recording {
  sid: string;
  callSid: string;
  since: number;
  status: "in-progress" | "completed";
  /** Seconds. */
  duration: number;
}

/** More numbers than one page of a list holds. */
const OWNED = 60;

/** An account whose first number is `from`. */
export function createAccount(world: Pick<World, "sid">, from: string): Account {
  const numbers = Array.from({ length: OWNED }, (_, place): NumberResource => {
    const number = place === 0 ? from : `+4989999984${String(place).padStart(2, "0")}`;
    return {
      sid: world.sid("PN"),
      phone_number: number,
      friendly_name: place === 1 ? "Büro „Süd“ & Söhne" : number,
      voice_url: place === 2 ? "https://demo.twilio.com/welcome/voice/" : "",
      voice_method: "POST",
      voice_fallback_url: null,
      status_callback: "",
      capabilities: { voice: place !== 3, sms: place !== 4, mms: false, fax: false },
    };
  });
  const callerIds = [
    { sid: world.sid("PN"), phone_number: "+491712345678", friendly_name: "+49 171 2345678" },
  ];
  return { numbers, callerIds, recordings: new Map(), messages: [] };
}

/** A second of silence as WAV: 8,000 samples of 16 bits. */
export function silentWav(): Uint8Array<ArrayBuffer> {
  const samples = 8_000;
  const file = new DataView(new ArrayBuffer(44 + 2 * samples));
  const text = (at: number, letters: string) => {
    for (let n = 0; n < letters.length; n++) file.setUint8(at + n, letters.charCodeAt(n));
  };
  text(0, "RIFF");
  file.setUint32(4, 36 + 2 * samples, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, 8_000, true);
  file.setUint32(28, 16_000, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, 2 * samples, true);
  return new Uint8Array(file.buffer);
}
