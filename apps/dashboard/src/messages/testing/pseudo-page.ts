/** The dashboard, which changes to the pseudo language at the event of this name. */
import "../../main.tsx";
import { speak } from "../language.ts";
import { german } from "./german.ts";
import { pseudo } from "./pseudo.ts";

addEventListener("pseudo-language", () => speak("en", pseudo(german)));
