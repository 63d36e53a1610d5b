CREATE TABLE "transcripts" (
	"call_id" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector"
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "led_outcome" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcripts_by_word" ON "transcripts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "transcripts_to_read" ON "transcripts" USING btree ("began_at" desc) WHERE "transcripts"."words" is null;--> statement-breakpoint
CREATE FUNCTION "follow_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		-- The row is held even where nothing changes: who is making its words begins anew.
		INSERT INTO "transcripts" AS "known" ("call_id", "began_at")
		SELECT "call_id", (SELECT "created_at" FROM "calls" WHERE "id" = "call_id")
		FROM (SELECT DISTINCT "call_id" FROM "new_rows") AS "spoken" ORDER BY "call_id"
		ON CONFLICT ("call_id") DO UPDATE SET "words" = NULL WHERE "known"."words" IS NOT NULL;
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE "transcripts" SET "words" = NULL WHERE "call_id" = NEW."call_id";
	ELSE
		UPDATE "transcripts" SET "words" = NULL
		WHERE "call_id" = ANY (ARRAY(SELECT DISTINCT "call_id" FROM "old_rows")) AND "words" IS NOT NULL;
		DELETE FROM "transcripts" AS "known"
		WHERE "call_id" = ANY (ARRAY(SELECT DISTINCT "call_id" FROM "old_rows"))
		AND (SELECT true FROM "messages" WHERE "messages"."call_id" = "known"."call_id" LIMIT 1) IS NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_spoken" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_forgotten" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_reworded" AFTER UPDATE OF "text", "node_id" ON "messages" FOR EACH ROW EXECUTE FUNCTION "follow_messages"();--> statement-breakpoint
INSERT INTO "transcripts" ("call_id", "began_at")
SELECT "id", "created_at" FROM "calls"
WHERE (SELECT true FROM "messages" WHERE "messages"."call_id" = "calls"."id" LIMIT 1)
ORDER BY "created_at";
